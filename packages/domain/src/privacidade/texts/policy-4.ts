import {ERASED_IDENTITY_YEARS} from '../identifiers.js';
import type {TermoSection} from '../termo.js';
import {POLICY_3} from './policy-3.js';

const AFTER = 'Por quanto tempo';

const RETURN: TermoSection = {
  titulo: 'Se você apagar seus dados e voltar',
  paragrafos: [
    `Ao apagar seus dados, guardamos por ${ERASED_IDENTITY_YEARS} anos um código cifrado do seu CPF, do seu e-mail confirmado e dos seus telefones. Sem a chave, que só o programa tem, dele não se volta ao CPF, ao e-mail nem ao telefone. Ele só serve para reconhecer um novo cadastro da mesma pessoa e, depois desse prazo, é apagado.`,
    'Para que serve: um débito de pontos em aberto acompanha quem volta com o mesmo CPF; o que é uma vez por pessoa (códigos, vales, indicações, avaliações) e os limites por dia e por mês continuam valendo; e a equipe vê que aquele cadastro já participou, sem ver quem era. Um telefone ou e-mail igual vale só para códigos de cadastro e indicações.',
    'Por que podemos: legítimo interesse em impedir fraudes e o exercício regular do direito de cobrar o que é devido (LGPD, art. 7º, VI e IX, e art. 10). O prazo é o que a lei dá para cobrar uma dívida (Código Civil, art. 206, § 5º, I). Você pode se opor falando com o suporte.',
  ],
};

/** The fourth version adds what is stored to recognise persons who erased their data and return. */
export const POLICY_4: readonly TermoSection[] = POLICY_3.flatMap(section =>
  section.titulo === AFTER ? [section, RETURN] : [section],
);
