import type {IconName} from '@clube/ui';
import {PATHS} from '../../base/paths';

interface MenuLink {
  to: string;
  text: string;
  icon: IconName;
}

/** The places that the menu of the person leads to; those of the bar below are not repeated. */
export const MENU_LINKS: readonly MenuLink[] = [
  {to: PATHS.profile, text: 'Meu perfil', icon: 'person'},
  {to: PATHS.resgates, text: 'Meus resgates', icon: 'gift'},
];
