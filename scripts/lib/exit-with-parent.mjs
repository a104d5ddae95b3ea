// Loaded into the server by `npm start`: when that process is killed outright, the server must not stay behind.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
