/** The query parameters of the search page. */
export interface PageQuery {
  onde: string;
  categoria?: number | undefined;
  raio?: number | undefined;
  minRating?: number | undefined;
  pagina: number;
}

export const MIN_RATING = 4;

/** The address of a search page. */
export const addressOf = (asked: Partial<PageQuery>): string => {
  const query = new URLSearchParams();
  if (asked.onde) query.set('onde', asked.onde);
  if (asked.categoria) query.set('servico', String(asked.categoria));
  if (asked.raio) query.set('raio', String(asked.raio));
  if (asked.minRating) query.set('nota', String(asked.minRating));
  if (asked.pagina) query.set('pagina', String(asked.pagina + 1));
  return query.size > 0 ? `/pintores?${query.toString()}` : '/pintores';
};
