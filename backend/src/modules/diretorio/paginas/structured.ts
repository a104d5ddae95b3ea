import {civilDateOf, directoryMean, directoryPath, shortName, withoutContacts} from '@clube/domain';
import {jsonLd, type Html} from '../../../kernel/http-server/pages/html';
import type {PainterPage, ShownRating} from './painter-page.service';

/** Maximum of ratings in the structured data. */
const MAX_RATINGS = 10;

/** A painter's structured data for search engines, without street and house number. */
export function structuredPainter(site: string, painter: PainterPage, ratings: readonly ShownRating[]): Html {
  const {nome, cidade, uf, sobre, foto, trabalhos, estrelas, avaliacoes, categorias} = painter;
  const mean = directoryMean({sum: estrelas, total: avaliacoes});
  const images = [...foto.slice(-1), ...trabalhos.flatMap(({imagens}) => imagens.slice(-1))].map(({url}) => site + url);
  return jsonLd({
    '@context': 'https://schema.org',
    '@type': 'HousePainter',
    name: nome,
    url: site + directoryPath(painter),
    ...(images.length > 0 && {image: images}),
    ...(sobre && {description: withoutContacts(sobre)}),
    ...(cidade && {
      address: {'@type': 'PostalAddress', addressLocality: cidade, addressRegion: uf, addressCountry: 'BR'},
      areaServed: {'@type': 'City', name: cidade},
    }),
    ...(categorias.length > 0 && {knowsAbout: categorias}),
    ...(mean !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: mean,
        ratingCount: avaliacoes,
        bestRating: 5,
        worstRating: 1,
      },
      review: ratings
        .filter(({avaliacao}) => avaliacao)
        .slice(0, MAX_RATINGS)
        .map(({rating, cliente, avaliacao, avaliadoEm}) => ({
          '@type': 'Review',
          author: {'@type': 'Person', name: cliente ? shortName(cliente) : 'Cliente'},
          datePublished: civilDateOf(avaliadoEm),
          reviewBody: withoutContacts(avaliacao ?? ''),
          reviewRating: {'@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1},
        })),
    }),
  });
}
