# SPDX-License-Identifier: GPL-3.0-or-later
"""A Slurm of one node with a munge of its own, in a folder, as whoever runs it; what runs on the machine is left alone."""
import contextlib
import os
import pathlib
import secrets
import shutil
import signal
import socket
import subprocess
import time

PATIENCE = 60  # seconds

CONFIGURATION = """ClusterName=one
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller}
SlurmdPort={node}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
ProctrackType=proctrack/pgid
TaskPlugin=task/none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
SchedulerParameters=sched_interval=1
NodeName={host} NodeAddr=127.0.0.1 CPUs={processors} RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""


def is_there():
    """Whether the programs of Slurm and munge are installed."""
    path = os.environ.get('PATH', '') + ':/usr/sbin:/sbin'
    return all(shutil.which(name, path=path) for name in ('slurmctld', 'slurmd', 'sbatch', 'munged'))


def free_ports(number):
    """Ports that nobody listens on."""
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(number)]
        for each in sockets:
            each.bind(('127.0.0.1', 0))
        return [each.getsockname()[1] for each in sockets]


def wait_until(holds, what):
    for _ in range(PATIENCE * 10):
        if holds():
            return
        time.sleep(0.1)
    raise TimeoutError(what)


@contextlib.contextmanager
def cluster(folder):
    """Starts the daemons and gives the environment that sbatch and squeue need; ends them."""
    folder = pathlib.Path(folder)
    for name in ('state', 'spool', 'munge'):
        (folder / name).mkdir(parents=True, mode=0o700)
    key = folder / 'munge/key'
    key.write_bytes(secrets.token_bytes(128))
    key.chmod(0o400)
    controller, node = free_ports(2)
    host = socket.gethostname().split('.')[0]
    settings = folder / 'slurm.conf'
    settings.write_text(CONFIGURATION.format(host=host, controller=controller, node=node, folder=folder, processors=os.cpu_count(),
                                             user=subprocess.check_output(['id', '-un'], text=True).strip()), encoding='utf-8')
    environment = dict(os.environ, SLURM_CONF=str(settings), PATH=os.environ.get('PATH', '') + ':/usr/sbin:/sbin')
    daemons = []

    def start(*command):
        log = open(folder / f'{command[0]}.out', 'wb')  # pylint: disable=consider-using-with
        daemons.append((subprocess.Popen(command, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL), log))

    try:
        start('munged', '--foreground', '--force', f'--socket={folder}/munge.socket', f'--key-file={key}', f'--pid-file={folder}/munge/pid',
              f'--log-file={folder}/munge/log', f'--seed-file={folder}/munge/seed')
        wait_until((folder / 'munge.socket').exists, 'munged does not listen')
        start('slurmctld', '-D', '-f', str(settings))
        start('slurmd', '-D', '-f', str(settings))

        def is_idle():
            told = subprocess.run(['sinfo', '--noheader', '--format=%T'], env=environment, capture_output=True, text=True, check=False)
            return told.stdout.strip() == 'idle'

        wait_until(is_idle, 'the node does not come up')
        yield environment
    finally:
        for process, log in reversed(daemons):
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            log.close()
