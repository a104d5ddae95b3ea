import {storefrontScreens} from './storefront';

storefrontScreens('desktop');
