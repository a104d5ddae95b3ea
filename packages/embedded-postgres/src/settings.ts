const ALWAYS = {
  // Reachable only from this machine and only by password: no Unix socket, no other address.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  jit: 'off',
  timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  // One file per weekday, overwritten a week later, so that the log cannot fill the disk.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_timezone: 'UTC',
};

const DURABLE = {fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on'};
const THROWAWAY = {fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off'};

/** The server's options, passed at each start, so that settings of a new release also apply to existing clusters. */
export function serverOptions(port: number, durable: boolean): string {
  const settings = {...ALWAYS, ...(durable ? DURABLE : THROWAWAY), port: String(port)};
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
