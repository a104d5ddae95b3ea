import {storefrontScreens} from './storefront';

storefrontScreens('phone');
