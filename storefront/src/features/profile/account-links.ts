import type {IconName} from '@clube/ui';
import {PATHS} from '../../base/paths';

interface AccountLink {
  to: string;
  text: string;
  icon: IconName;
}

/** The account links below the form. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  {to: PATHS.avisoSettings, text: 'Preferências de avisos', icon: 'bell'},
  {to: PATHS.myData, text: 'Privacidade', icon: 'lock'},
  {to: PATHS.regulamento, text: 'Regulamento', icon: 'receipt'},
  {to: PATHS.privacy, text: 'Política de privacidade', icon: 'eyeClosed'},
];
