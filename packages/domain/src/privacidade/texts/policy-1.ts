import {IMAGE_YEARS} from '../consents.js';
import type {TermoSection} from '../termo.js';

const SECURITY: TermoSection = {
  titulo: 'Segurança',
  paragrafos: [
    'Os dados viajam cifrados, as notas só podem ser abertas por você e pela equipe que as analisa, e tudo o que a equipe altera fica registrado. Se houver um incidente que possa causar dano, avisamos você e a ANPD.',
  ],
};

/** The privacy policy, after the Brazilian data protection law (LGPD, 13.709/2018), first version. */
export const POLICY_1: readonly TermoSection[] = [
  {
    titulo: 'Quem cuida dos seus dados',
    paragrafos: [
      'O Clube do Pintor, programa de fidelidade do fabricante, é o controlador dos dados pessoais tratados neste site, nos termos da Lei Geral de Proteção de Dados (Lei 13.709/2018).',
      'Para falar com o encarregado pela proteção de dados, use o e-mail ou o telefone que estão no rodapé de todas as páginas.',
    ],
  },
  {
    titulo: 'Que dados tratamos',
    itens: [
      'Cadastro: nome, CPF, data de nascimento, sexo (se informado), e-mail, telefones, endereço e senha. A senha é guardada de forma que nem nós a conhecemos.',
      'Notas: a imagem ou o PDF que você envia e o que está escrito nela (loja, data, produtos, valores, chave de acesso).',
      'Participação: pontos, códigos, resgates, endereço de entrega, indicações e nível.',
      'Uso do site: data e hora dos acessos, endereço IP e a página em que você estava, para segurança.',
    ],
  },
  {
    titulo: 'Para que usamos e com que base',
    itens: [
      'Executar o programa: pontuar notas, entregar prêmios e falar com você sobre eles (execução de contrato).',
      'Evitar fraudes e notas duplicadas, e proteger contas (interesse legítimo).',
      'Cumprir obrigações fiscais e responder a autoridades (obrigação legal).',
      'Mostrar seu trabalho no Ache Seu Pintor ou em divulgações, só se você quiser (consentimento).',
    ],
  },
  {
    titulo: 'Com quem compartilhamos',
    itens: [
      'Transportadoras e operadoras de recarga e de cartão, com o necessário para entregar o seu prêmio.',
      'A revenda onde você compra ou que você prefere: vê suas compras nas lojas dela e, do seu CPF, só parte dos números.',
      'Fornecedores de hospedagem e de envio de e-mail, que tratam dados em nosso nome e sob contrato.',
    ],
    paragrafos: ['Não vendemos dados pessoais.'],
  },
  {
    titulo: 'Por quanto tempo',
    paragrafos: [
      'Enquanto você participar do programa. Depois disso, guardamos o que a lei exige e os lançamentos de pontos sem os seus dados pessoais, para que as contas continuem certas.',
      `Nome e imagem usados em divulgação: até ${IMAGE_YEARS} anos a partir do cadastro.`,
    ],
  },
  {
    titulo: 'Seus direitos',
    paragrafos: ['Você pode, a qualquer momento e sem custo:'],
    itens: [
      'saber quais dados temos sobre você e receber uma cópia deles;',
      'corrigir dados incompletos, inexatos ou desatualizados;',
      'pedir que sejam apagados ou anonimizados, quando a lei não obriga a guardá-los;',
      'retirar um consentimento, e saber o que muda quando você o retira;',
      'reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  SECURITY,
  {
    titulo: 'Cookies',
    paragrafos: [
      'Este site não usa cookies de publicidade nem de rastreamento. Guardamos no seu aparelho apenas a sua sessão e a aparência que você escolheu; ao sair, isso é apagado.',
    ],
  },
  {
    titulo: 'Mudanças',
    paragrafos: [
      'Se esta política mudar, a nova versão é publicada aqui, com a data. O consentimento que você deu fica registrado com a versão do texto.',
    ],
  },
];
