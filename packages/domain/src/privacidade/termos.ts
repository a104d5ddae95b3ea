import type {Termo} from './termo.js';
import {COMPARTILHAMENTO_1, DIRETORIO_1, DIRETORIO_2, IMAGEM_1} from './texts/consents.js';
import {POLICY_1} from './texts/policy-1.js';
import {POLICY_2} from './texts/policy-2.js';
import {POLICY_3} from './texts/policy-3.js';
import {POLICY_4} from './texts/policy-4.js';
import {RULES_1, RULES_2, RULES_3} from './texts/rules.js';

const FIRST = {versao: 1, vigenteDesde: '2024-01-01', pedeAceite: true} as const;

/**
 * All published versions of all documents. The server stores each (table `termo`) when it first
 * appears, so versions are added here and never edited.
 */
export const TERMOS: readonly Termo[] = [
  {documento: 'regulamento', ...FIRST, secoes: RULES_1},
  {
    documento: 'regulamento',
    versao: 2,
    vigenteDesde: '2026-11-22',
    pedeAceite: false,
    mudancas:
      'O uso de nome e imagem passa a depender da sua autorização, e você pode sair do programa pelo próprio site.',
    secoes: RULES_2,
  },
  {
    documento: 'regulamento',
    versao: 3,
    vigenteDesde: '2026-11-29',
    pedeAceite: false,
    mudancas: 'Diz que o limite por mês conta as unidades de cada prêmio, e onde ver o resultado das notas.',
    secoes: RULES_3,
  },
  {documento: 'privacidade', ...FIRST, secoes: POLICY_1},
  {
    documento: 'privacidade',
    versao: 2,
    vigenteDesde: '2026-11-22',
    pedeAceite: false,
    mudancas: 'Explica o cookie de segurança e como ver, baixar e apagar seus dados pelo próprio site.',
    secoes: POLICY_2,
  },
  {
    documento: 'privacidade',
    versao: 3,
    vigenteDesde: '2026-11-22',
    pedeAceite: false,
    mudancas: 'Diz o que guardamos do seu cartão, das suas avaliações, da sua foto e dos avisos, e quem vê cada coisa.',
    secoes: POLICY_3,
  },
  {
    documento: 'privacidade',
    versao: 4,
    vigenteDesde: '2026-11-24',
    pedeAceite: false,
    mudancas:
      'Diz o que guardamos para reconhecer quem apagou os dados e volta a se cadastrar, para quê e por quanto tempo.',
    secoes: POLICY_4,
  },
  {documento: 'compartilhamento', ...FIRST, secoes: COMPARTILHAMENTO_1},
  {documento: 'imagem', ...FIRST, secoes: IMAGEM_1},
  {documento: 'diretorio', ...FIRST, secoes: DIRETORIO_1},
  {
    documento: 'diretorio',
    versao: 2,
    vigenteDesde: '2026-11-28',
    pedeAceite: false,
    mudancas:
      'Diz tudo o que a sua página mostra: também o que você faz, seu nível, seus certificados e suas avaliações. Quem já aparece continua aparecendo.',
    secoes: DIRETORIO_2,
  },
];
