export {LIMITES_PROCESSO, type LimitesProcesso} from './limites';
export {LeitorParado, Supervisor, type OpcoesSupervisor} from './supervisor';
