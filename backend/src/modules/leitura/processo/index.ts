export {LIMITES_PROCESSO, LIMITES_TAREFA, type LimitesProcesso} from './limites';
export {LeitorParado, Supervisor, type OpcoesSupervisor} from './supervisor';
export {TarefaInterrompida, emProcesso, type LimitesTarefa} from './tarefa';
