export {AGORA, givenApp, type AppOptions, type TestApp} from './app';
export {Client, type Answer, type CallOptions, type Corpo} from './client';
export * from './people';
export {givenPontos, saldoDe} from './points';
export {insert} from './rows';
export * from './things';
export {nextCnpj, nextCpf, nextNumber} from './valid';
export {form, givenImagem} from './pictures';
export {callText, openFiles, openSocket, readToEnd, until} from './raw';
