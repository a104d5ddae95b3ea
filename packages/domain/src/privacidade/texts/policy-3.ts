import {IMAGE_YEARS} from '../consents.js';
import type {TermoSection} from '../termo.js';
import {POLICY_2} from './policy-2.js';

/** Items added to sections of the previous version, by section title. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'Que dados tratamos': [
    'Cartão: o nome impresso, o número e o código da operadora, o saldo que ela informa, e o que você pediu para ele (cartão, recargas, bloqueios), com a situação e a data. Senha e compras feitas com o cartão ficam só com a operadora.',
    'Avaliações: estrelas, texto e fotos que você publica sobre um prêmio. As fotos são refeitas, sem o lugar e o aparelho em que foram tiradas.',
    'Foto de perfil, prêmios favoritos e objetivo, se você os escolher.',
    'Avisos: o que avisamos, por onde, o que você escolheu receber e os aparelhos em que você pediu para receber.',
    'Fotos e vídeos da entrega dos seus prêmios. As fotos são refeitas e dos vídeos MP4 e MOV apagamos o que o telefone anotou ao lado, como o lugar e o aparelho.',
  ],
  'Com quem compartilhamos': [
    'Operadora do cartão: recebe o nome que você informou, o endereço de entrega e cada pedido de cartão, recarga, bloqueio ou desbloqueio.',
    'Quem visita a loja vê as suas avaliações com o seu primeiro nome e a inicial do último. A sua foto de perfil ao lado delas só aparece para quem participa do clube e entrou. A equipe pode ocultar uma avaliação.',
    'Os serviços de avisos do seu navegador ou celular, se você os ligar: o aviso vai cifrado até o seu aparelho.',
  ],
};

const CHANGED: Readonly<Record<string, TermoSection>> = {
  'Por quanto tempo': {
    titulo: 'Por quanto tempo',
    paragrafos: [
      'Enquanto você participar do programa; os avisos, por um ano. Se você apagar seus dados, guardamos só o que não diz mais quem você é: os lançamentos de pontos, os números das notas já pontuadas (para que ninguém as use outra vez), quais prêmios, cartões e recargas foram pedidos e quando, as estrelas das avaliações (sem texto, fotos e nome) e o registro dos seus aceites. O número do cartão e o nome nele são apagados.',
      'Cópias de segurança são substituídas por outras mais novas e deixam de existir; enquanto existem, ficam cifradas e só servem para recuperar o site.',
      `Nome e imagem usados em divulgação: só com a sua autorização, e até ${IMAGE_YEARS} anos a partir do cadastro.`,
    ],
  },
};

/** The third version adds the card, reviews, the photo and notices. */
export const POLICY_3: readonly TermoSection[] = POLICY_2.map(section => {
  const changed = CHANGED[section.titulo] ?? section;
  const more = MORE[section.titulo];
  return more ? {...changed, itens: [...(changed.itens ?? []), ...more]} : changed;
});
