export {Perfil} from './Perfil';
