import {isSimulatedQtde} from '@clube/domain';

/** The simulated purchase, stored in the URL, so that it survives a reload and can be shared. */
export interface Purchase {
  /** Undefined: a store that is not a reseller of the programme. */
  idRevenda: number | undefined;
  itens: readonly {codigo: string; qtde: number}[];
  codigo: string;
}

/** Parses `p=T1:2&p=T7:0.5&loja=3&codigo=ABC`; invalid parts are ignored. Without a store it is the `preferred` one. */
export function readPurchase(params: URLSearchParams, preferred?: number | null): Purchase {
  const itens = params.getAll('p').flatMap(text => {
    const cut = text.lastIndexOf(':');
    const [codigo, qtde] = [text.slice(0, cut), Number(text.slice(cut + 1))];
    return cut > 0 && isSimulatedQtde(qtde) ? [{codigo, qtde}] : [];
  });
  const loja = params.get('loja') ?? String(preferred ?? '');
  return {
    idRevenda: /^[1-9]\d{0,8}$/.test(loja) ? Number(loja) : undefined,
    itens: [...new Map(itens.map(item => [item.codigo, item])).values()],
    codigo: (params.get('codigo') ?? '').slice(0, 60),
  };
}

export function writePurchase({idRevenda, itens, codigo}: Purchase): URLSearchParams {
  const params = new URLSearchParams();
  params.set('loja', String(idRevenda ?? 0));
  for (const item of itens) params.append('p', `${item.codigo}:${item.qtde}`);
  if (codigo) params.set('codigo', codigo);
  return params;
}

/** Sets the quantity of a product; 0 removes it. */
export function withQtde({itens, ...rest}: Purchase, codigo: string, qtde: number): Purchase {
  const known = itens.some(item => item.codigo === codigo);
  const next = known ? itens.map(item => (item.codigo === codigo ? {codigo, qtde} : item)) : [...itens, {codigo, qtde}];
  return {...rest, itens: next.filter(item => item.qtde > 0)};
}
