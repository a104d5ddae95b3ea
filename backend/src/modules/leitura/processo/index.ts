export {LIMITES_PROCESSO, LIMITES_TAREFA, type LimitesProcesso, type LimitesTarefa} from './limites';
export {LeitorParado, Supervisor, type OpcoesSupervisor} from './supervisor';
export {TarefaInterrompida, emProcesso} from './tarefa';
