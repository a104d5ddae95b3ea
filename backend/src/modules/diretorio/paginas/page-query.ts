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
export const addressOf = (pageQuery: Partial<PageQuery>): string => {
  const query = new URLSearchParams();
  if (pageQuery.onde) query.set('onde', pageQuery.onde);
  if (pageQuery.categoria) query.set('servico', String(pageQuery.categoria));
  if (pageQuery.raio) query.set('raio', String(pageQuery.raio));
  if (pageQuery.minRating) query.set('nota', String(pageQuery.minRating));
  if (pageQuery.pagina) query.set('pagina', String(pageQuery.pagina + 1));
  return query.size > 0 ? `/pintores?${query.toString()}` : '/pintores';
};
