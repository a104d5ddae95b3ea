// Loaded into the server by `npm start`: ends the server when that process is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
