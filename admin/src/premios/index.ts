export {PremioCreate} from './PremioCreate';
export {PremioEdit} from './PremioEdit';
export {PremiosList} from './PremiosList';
