import {panelScreens} from './panel';

panelScreens('phone');
