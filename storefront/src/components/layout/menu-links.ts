import type {IconName} from '@clube/ui';
import {PATHS} from '../../base/paths';

interface MenuLink {
  to: string;
  text: string;
  icon: IconName;
}

/** The links of the painter's menu; those of the bottom bar are not repeated. */
export const MENU_LINKS: readonly MenuLink[] = [
  {to: PATHS.profile, text: 'Meu perfil', icon: 'person'},
  {to: PATHS.resgates, text: 'Meus resgates', icon: 'gift'},
  {to: PATHS.cartao, text: 'Cartão', icon: 'card'},
  {to: PATHS.directory, text: 'Ache Seu Pintor', icon: 'search'},
  {to: PATHS.indicacao, text: 'Indique e ganhe', icon: 'share'},
  {to: PATHS.cluster, text: 'Níveis', icon: 'bars'},
  {to: PATHS.cursos, text: 'Cursos', icon: 'play'},
  {to: PATHS.treinamentos, text: 'Treinamentos', icon: 'star'},
  {to: PATHS.fotosVideos, text: 'Fotos e vídeos', icon: 'gallery'},
  {to: PATHS.avisoSettings, text: 'Preferências de avisos', icon: 'bell'},
  {to: PATHS.myData, text: 'Privacidade', icon: 'lock'},
  {to: PATHS.contato, text: 'Contato', icon: 'mail'},
];
