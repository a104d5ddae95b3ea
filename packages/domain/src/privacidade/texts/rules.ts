import {IMAGE_YEARS} from '../consents.js';
import type {TermoSection} from '../termo.js';
import {POINTS_SECTIONS} from './rules-points.js';
import {PRIZE_SECTIONS} from './rules-prizes.js';

/** The rules of the programme, first version. */
export const RULES_1: readonly TermoSection[] = [...POINTS_SECTIONS, ...PRIZE_SECTIONS];

const CHANGED: Readonly<Record<string, TermoSection>> = {
  'Nome e imagem': {
    titulo: 'Nome e imagem',
    paragrafos: [
      `Seu nome e as fotos e vídeos que você enviar só são usados para divulgar o programa se você autorizar, em Privacidade, e por até ${IMAGE_YEARS} anos a partir do cadastro. Você pode retirar a autorização a qualquer momento.`,
    ],
  },
  'Mudanças e encerramento': {
    titulo: 'Mudanças e encerramento',
    paragrafos: [
      'Este regulamento pode mudar. Cada versão é publicada aqui com a data em que passa a valer, e o site pede um novo aceite quando a mudança for importante. Pontos já creditados continuam valendo até o vencimento deles.',
      'Você pode sair do programa quando quiser, em Privacidade, Apagar meus dados. Ao sair, os pontos que restam se perdem e os resgates que ainda não saíram para entrega são cancelados.',
    ],
  },
};

/** The second version: name and image need a separate consent; how to leave the programme. */
export const RULES_2: readonly TermoSection[] = RULES_1.map(section => CHANGED[section.titulo] ?? section);
