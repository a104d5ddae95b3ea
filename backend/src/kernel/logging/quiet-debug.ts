// LoopBack creates a `debug` logger per request, and each checks the terminal for colours: a twentieth of the response time. With
// this variable set they do not. Import this before anything that loads LoopBack.
process.env.DEBUG_COLORS ??= 'no';
