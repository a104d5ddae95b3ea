import type {DataCivil} from '@clube/domain';
import {createAleatorio} from '../aleatorio';
import {createCodigosCadastro, createCodigosPromocionais, createVouchers} from './codigos';
import {EQUIPE, RELATORIOS} from './contas';
import {NIVEIS} from './niveis';
import {createPintores} from './pintores';
import {createPremios} from './premios';
import {createProdutosRevenda} from './produtos-revenda';
import {ARTIGOS, createProdutos} from './produtos';
import {createRedes} from './redes';
import {createLojasAvulsas, createRevendas} from './revendas';
import type {Catalogo} from './types';

export type * from './types';
export {CNPJ_DE_NINGUEM, CNPJ_RELATORIO, CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, SENHA_PINTOR} from './contas';

export interface OpcoesCatalogo {
  seed: string | number;
  /** The day the data is made for, in São Paulo: every date in it is relative to this one. */
  hoje: DataCivil;
}

/** The programme as it stands before the first receipt: the same seed and day give the same catalogue. */
export function createCatalogo({seed, hoje}: OpcoesCatalogo): Catalogo {
  const random = createAleatorio(seed);
  const produtos = createProdutos();
  const redes = createRedes(hoje);
  const revendas = createRevendas(hoje, redes, random.fork('revendas'));
  return {
    produtos,
    artigos: [...ARTIGOS],
    premios: createPremios(),
    redes,
    revendas,
    produtosRevenda: createProdutosRevenda(revendas, produtos, random.fork('produtos-revenda')),
    lojasAvulsas: createLojasAvulsas(revendas, random.fork('lojas-avulsas')),
    niveis: [...NIVEIS],
    pintores: createPintores(hoje, revendas, random.fork('pintores')),
    codigosPromocionais: createCodigosPromocionais(hoje, random.fork('codigos')),
    vouchers: createVouchers(hoje),
    codigosCadastro: createCodigosCadastro(hoje),
    equipe: [...EQUIPE],
    relatorios: [...RELATORIOS],
  };
}
