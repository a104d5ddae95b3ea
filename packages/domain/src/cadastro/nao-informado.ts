const NAO_INFORMADO = 'Não informado';

/** What old records carry in a field that was never filled in. */
const MARCAS: Readonly<Record<string, string>> = {
  endRua: NAO_INFORMADO,
  endBairro: NAO_INFORMADO,
  endCidade: NAO_INFORMADO,
  endNumero: '0',
  endCep: '00000000',
};

/** The value of an address field for display: empty where it only says that it was not informed. */
export function valorInformado(campo: string, valor: string | null | undefined): string {
  if (valor === null || valor === undefined) return '';
  const marca = MARCAS[campo];
  const limpo = campo === 'endCep' ? valor.replace(/\D/g, '') : valor.trim();
  return marca !== undefined && limpo.toLowerCase() === marca.toLowerCase() ? '' : valor;
}

/** The same for a whole record: its address fields shown empty where they were not informed, the others unchanged. */
export function semNaoInformados<T extends object>(registro: T): T {
  const campos = Object.entries(registro).map(([campo, valor]: [string, unknown]) => [
    campo,
    campo in MARCAS && typeof valor === 'string' ? valorInformado(campo, valor) : valor,
  ]);
  return Object.fromEntries(campos) as T;
}
