import {panelScreens} from './panel';

panelScreens('desktop');
