import type {CivilDate} from '@clube/domain';
import {createRandom} from '../random';
import {createCodigosCadastro, createCodigosPromocionais, createVouchers} from './codigos';
import {STAFF, RELATORIOS} from './accounts';
import {NIVEIS} from './niveis';
import {createPintores} from './people/pintores';
import {createPremios} from './premios/premios';
import {createProdutosRevenda} from './produtos/produtos-revenda';
import {ARTICLES, createProdutos} from './produtos/produtos';
import {createRedes} from './revendas/redes';
import {createUnregisteredLojas, createRevendas} from './revendas/revendas';
import type {Catalogue} from './types';

export type * from './types';
export {
  CNPJ_OF_NOBODY,
  CNPJ_RELATORIO,
  NEWCOMER_CPF,
  PINTOR_PASSWORD,
  RESERVED_CPFS,
  SAVER_CPF,
  VETERAN_CARTAO,
  VETERAN_CPF,
} from './accounts';

export interface CatalogueOptions {
  seed: string | number;
  /** The day the data is made for, in São Paulo: every date in it is relative to this one. */
  today: CivilDate;
}

/** The programme's data before the first receipt: the same seed and day give the same catalogue. */
export function createCatalogue({seed, today}: CatalogueOptions): Catalogue {
  const random = createRandom(seed);
  const produtos = createProdutos();
  const redes = createRedes(today);
  const revendas = createRevendas(today, redes, random.fork('revendas'));
  return {
    produtos,
    articles: [...ARTICLES],
    premios: createPremios(),
    redes,
    revendas,
    produtosRevenda: createProdutosRevenda(revendas, produtos, random.fork('produtos-revenda')),
    unregisteredLojas: createUnregisteredLojas(revendas, random.fork('lojas-avulsas')),
    niveis: [...NIVEIS],
    pintores: createPintores(today, revendas, random.fork('pintores')),
    codigosPromocionais: createCodigosPromocionais(today, random.fork('codigos')),
    vouchers: createVouchers(today),
    codigosCadastro: createCodigosCadastro(today),
    staff: [...STAFF],
    relatorios: [...RELATORIOS],
  };
}
