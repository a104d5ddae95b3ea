import {IMAGE_YEARS} from '../consents.js';
import type {TermoSection} from '../termo.js';
import {POLICY_1} from './policy-1.js';

const CHANGED: Readonly<Record<string, TermoSection>> = {
  'Por quanto tempo': {
    titulo: 'Por quanto tempo',
    paragrafos: [
      'Enquanto você participar do programa. Se você apagar seus dados, guardamos só o que não diz mais quem você é: os lançamentos de pontos, os números das notas já pontuadas (para que ninguém as use outra vez) e o registro dos seus aceites.',
      'Cópias de segurança são substituídas por outras mais novas e deixam de existir; enquanto existem, ficam cifradas e só servem para recuperar o site.',
      `Nome e imagem usados em divulgação: só com a sua autorização, e até ${IMAGE_YEARS} anos a partir do cadastro.`,
    ],
  },
  'Seus direitos': {
    titulo: 'Seus direitos',
    paragrafos: ['Em Privacidade, no menu do seu nome, você pode, a qualquer momento e sem custo:'],
    itens: [
      'ver o que guardamos sobre você e baixar uma cópia;',
      'ver a que textos você deu o seu aceite, em que versão e quando, e retirar o que for opcional;',
      'apagar seus dados. Antes, o site explica o que fica e por quê.',
      'Em Perfil, corrigir dados incompletos, inexatos ou desatualizados.',
      'Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  Cookies: {
    titulo: 'Cookies',
    paragrafos: [
      'Este site não usa cookies de publicidade nem de rastreamento. Guardamos no seu aparelho a sua sessão e a aparência que você escolheu; ao sair, isso é apagado. Um único cookie, de segurança, diz por até 180 dias que você já entrou por este aparelho: assim, quem tenta adivinhar a sua senha de outro lugar não impede você de entrar. Ele não diz quem você é.',
    ],
  },
  Mudanças: {
    titulo: 'Mudanças',
    paragrafos: [
      'Se esta política mudar, a nova versão é publicada aqui, com a data, e as anteriores continuam à disposição. O aceite que você deu fica registrado com a versão do texto.',
    ],
  },
};

/** The second version changes the sections on the security cookie and on what painters can do themselves. */
export const POLICY_2: readonly TermoSection[] = POLICY_1.map(section => CHANGED[section.titulo] ?? section);
