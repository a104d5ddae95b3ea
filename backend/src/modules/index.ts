import type {Constructor} from '@loopback/core';
import type {Module} from '../kernel/module';
import {AcessoModule} from './acesso';
import {AntifraudeModule} from './antifraude';
import {CartoesModule} from './cartoes';
import {ComunicacaoModule} from './comunicacao';
import {ConfiguracoesModule} from './configuracoes';
import {MensuracaoModule} from './mensuracao';
import {DiretorioModule} from './diretorio';
import {CursosModule} from './cursos';
import {NotasModule} from './notas';
import {PessoasModule} from './pessoas';
import {PintoresModule} from './pintores';
import {PontosModule} from './pontos';
import {PreferenciasModule} from './preferencias';
import {PremiosModule} from './premios';
import {PrivacidadeModule} from './privacidade';
import {RelatoriosModule} from './relatorios';
import {RevendasModule} from './revendas';

/** The product's modules, in the order in which they are initialised. */
export const MODULES: Constructor<Module>[] = [
  ConfiguracoesModule,
  PessoasModule,
  PontosModule,
  AntifraudeModule,
  AcessoModule,
  RevendasModule,
  CartoesModule,
  PintoresModule,
  CursosModule,
  NotasModule,
  PremiosModule,
  MensuracaoModule,
  DiretorioModule,
  RelatoriosModule,
  ComunicacaoModule,
  PreferenciasModule,
  PrivacidadeModule,
];
