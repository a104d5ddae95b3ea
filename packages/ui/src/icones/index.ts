export {Icone} from './Icone';
export type {NomeIcone} from './tracos';
