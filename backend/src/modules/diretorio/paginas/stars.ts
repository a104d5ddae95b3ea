import {countOf, directoryMean, formatMedia} from '@clube/domain';
import {html, type Html} from '../../../kernel/http-server/pages/html';
import {icon} from './layout';

/** "4,8 · 37 avaliações"; without ratings a text instead of empty stars. */
export function ratingLine({estrelas, avaliacoes}: {estrelas: number; avaliacoes: number}): Html {
  const mean = directoryMean({sum: estrelas, total: avaliacoes});
  if (mean === undefined) return html`<b class="novo">Novo, sem avaliações</b>`;
  return html`<span
    >${icon('star', 'estrela')}<b>${formatMedia(mean)}</b> ${countOf(avaliacoes, 'avaliação', 'avaliações')}</span
  >`;
}

/** Stars with a text for screen readers: "4 de 5 estrelas". */
export const starsOf = (rating: number): Html =>
  html`<span class="estrelas" role="img" aria-label="${rating} de 5 estrelas"
    >${[1, 2, 3, 4, 5].map(each => icon('star', each <= rating ? 'estrela' : ''))}</span
  >`;
