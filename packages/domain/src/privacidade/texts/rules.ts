import {MONTHLY_PREMIO_LIMIT} from '../../premios/types.js';
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

/** The new first item of a section's list, or its new first paragraph, by section title. */
const FIRST_OF_3: Readonly<Record<string, string>> = {
  'Análise das notas':
    'Toda nota é analisada antes de pontuar. O resultado, com o motivo quando não há pontos, aparece em Pontos.',
  'Resgate de prêmios': `São até ${MONTHLY_PREMIO_LIMIT} unidades de cada prêmio por mês, enquanto houver pontos e estoque.`,
};

/** The third version: the monthly limit of a prize counts units. */
export const RULES_3: readonly TermoSection[] = RULES_2.map(section => {
  const first = FIRST_OF_3[section.titulo];
  if (!first) return section;
  const {itens, paragrafos = []} = section;
  return itens
    ? {...section, itens: [first, ...itens.slice(1)]}
    : {...section, paragrafos: [first, ...paragrafos.slice(1)]};
});
