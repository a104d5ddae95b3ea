import type {Constructor} from '@loopback/core';
import type {Modulo} from '../kernel/module';
import {AcessoModulo} from './acesso';
import {ConfiguracoesModulo} from './configuracoes';
import {PintoresModulo} from './pintores';
import {PremiosModulo} from './premios';

/** The bounded contexts of the product, in the order in which they are put together. */
export const MODULOS: Constructor<Modulo>[] = [ConfiguracoesModulo, AcessoModulo, PintoresModulo, PremiosModulo];
