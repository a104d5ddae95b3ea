import type {IconName} from '@clube/ui';
import {PATHS} from '../../base/paths';

/** What a member reaches from the menu of the own picture. */
export const MENU_LINKS: readonly {to: string; text: string; icon: IconName}[] = [
  {to: PATHS.indicacao, text: 'Indique e ganhe', icon: 'share'},
  {to: PATHS.cluster, text: 'Níveis', icon: 'bars'},
  {to: PATHS.treinamentos, text: 'Treinamentos', icon: 'star'},
  {to: PATHS.fotosVideos, text: 'Fotos e vídeos', icon: 'gallery'},
  {to: PATHS.avisoSettings, text: 'O que avisar', icon: 'bell'},
  {to: PATHS.cartao, text: 'Cartão', icon: 'card'},
  {to: PATHS.contato, text: 'Contato', icon: 'letter'},
  {to: PATHS.myData, text: 'Privacidade', icon: 'lock'},
];
