import type {Constructor} from '@loopback/core';
import type {Modulo} from '../kernel/module';
import {AcessoModulo} from './acesso';
import {ComunicacaoModulo} from './comunicacao';
import {ConfiguracoesModulo} from './configuracoes';
import {NotasModulo} from './notas';
import {PintoresModulo} from './pintores';
import {PontosModulo} from './pontos';
import {PreferenciasModulo} from './preferencias';
import {PremiosModulo} from './premios';
import {RelatoriosModulo} from './relatorios';
import {RevendasModulo} from './revendas';

/** The bounded contexts of the product, in the order in which they are put together. */
export const MODULOS: Constructor<Modulo>[] = [
  ConfiguracoesModulo,
  PontosModulo,
  AcessoModulo,
  RevendasModulo,
  PintoresModulo,
  NotasModulo,
  PremiosModulo,
  RelatoriosModulo,
  ComunicacaoModulo,
  PreferenciasModulo,
];
