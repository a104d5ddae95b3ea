/** Paths of tests, from the root of the project. */
const API = 'backend/src/__tests__';
const LOJA = 'storefront/src/features';
const FORMS = `${API}/messages/forms.test.ts`;
const SIGN_UP = `${LOJA}/cadastro/fields/fields.test.tsx`;
const PROFILE = `${LOJA}/profile/Profile.test.tsx`;
const OPTIONS = `${API}/premios/options.test.ts`;
const PREMIO = `${LOJA}/premio/PremioDetail.test.tsx`;
const RECOVERY = `${API}/pintores/recovery.test.ts`;
const NEW_PASSWORD = `${LOJA}/recovery/NewPassword.test.tsx`;
const VISIT = 'e2e/src/storefront/first-visit.slow.test.ts';
const AVALIACAO = `${LOJA}/cursos/avaliacao/AvaliacaoForm.test.tsx`;
const COURSES = 'e2e/src/storefront/cursos.slow.test.ts';

/** A message, and the tests that check it: of the server, of the screen, or of both. */
type CoveredMessage = readonly [words: string, ...tests: string[]];

/** The messages of document 1, section 5, in its order. */
export const VALIDATION: readonly CoveredMessage[] = [
  ['Nome obrigatório', FORMS, SIGN_UP, PROFILE],
  ['CPF obrigatório', FORMS, SIGN_UP, `${LOJA}/login/Login.test.tsx`],
  ['Data de nascimento obrigatório', FORMS, SIGN_UP, PROFILE],
  ['Celular obrigatório', FORMS, SIGN_UP, PROFILE],
  ['Email obrigatório', FORMS, SIGN_UP],
  ['Senha obrigatório', FORMS, SIGN_UP, `${LOJA}/login/Login.test.tsx`],
  ['Confirmação de senha obrigatório', SIGN_UP],
  ['CEP obrigatório', FORMS, SIGN_UP, PROFILE],
  ['Rua obrigatório', FORMS, SIGN_UP, PROFILE],
  ['Número obrigatório', FORMS, SIGN_UP, PROFILE],
  ['Complemento obrigatório', FORMS],
  ['Bairro obrigatório', FORMS, SIGN_UP, PROFILE],
  ['Cidade obrigatório', FORMS, SIGN_UP, PROFILE],
  ['UF obrigatório', FORMS, SIGN_UP, PROFILE],
  ['Você deve concordar com termo de compartilhamento de dados antes de prosseguir', FORMS, SIGN_UP],
  ['Você deve concordar com os termos do regulamento antes de prosseguir', SIGN_UP],
  ['Email inválido', FORMS, SIGN_UP],
  ['CPF não é válido', FORMS, SIGN_UP, `${LOJA}/login/Login.test.tsx`],
  ['Pintor já cadastrado', `${API}/pintores/cadastro.test.ts`, `${LOJA}/cadastro/Cadastro.test.tsx`],
  ['Usuário já cadastrado', `${API}/acesso/usuarios.test.ts`],
  ['Data de nascimento inválida', FORMS, SIGN_UP],
  ['Você precisa ter 18 anos ou mais para participar do Clube do Pintor', FORMS, SIGN_UP],
  ['Celular inválido', FORMS, SIGN_UP],
  ['Telefone inválido', FORMS, SIGN_UP],
  ['Indicador não encontrado', FORMS, `${API}/pintores/lookups.test.ts`, SIGN_UP],
  ['As senhas não são iguais', 'packages/domain/src/cadastro/cadastro.test.ts'],
  ['CEP inválido', FORMS, `${API}/pintores/lookups.test.ts`, SIGN_UP, `${LOJA}/premio/resgate/ResgateModal.test.tsx`],
  ['UF inválida', FORMS],
  ['Parceiro não tem permissão para acessar a loja.', `${API}/pintores/profile.test.ts`],
  ['CPF ou senha inválidos.', `${API}/pintores/profile.test.ts`, 'e2e/src/storefront/refusals.test.ts'],
  ['Informe seu email ou CPF primeiro', RECOVERY, NEW_PASSWORD],
  ['Informe sua nova senha primeiro', RECOVERY, NEW_PASSWORD],
  ['Selecione a operadora', OPTIONS, PREMIO],
  ['Informe o celular', OPTIONS, PREMIO],
  ['Alguma opção de produto não foi selecionada', OPTIONS, PREMIO],
  ['Por favor, selecione a gramagem do disco', OPTIONS, PREMIO],
  ['Opção do produto não selecionado', OPTIONS, PREMIO],
  ['Informe seu nome completo', OPTIONS, PREMIO],
  ['Informe uma mensagem', `${API}/comunicacao/contato.test.ts`, `${LOJA}/contato/Contato.test.tsx`],
  [
    'Você pode selecionar apenas 10 imagens',
    `${API}/diretorio/galeria.test.ts`,
    `${LOJA}/directory/AcheSeuPintor.test.tsx`,
  ],
  ['Selecione um arquivos primeiro', FORMS, `${LOJA}/send-nota/SendNota.test.tsx`],
];

/** The messages of section 8, and those of the screens in sections 2 and 4. */
export const INFORMATION: readonly CoveredMessage[] = [
  ['Erro ao realizar cadastro. Tente novamente.', `${LOJA}/cadastro/Cadastro.test.tsx`],
  ['Cadastro realizado com sucesso. Faça login com seu CPF e senha.', `${API}/pintores/cadastro.test.ts`],
  ['Cadastro realizado com sucesso!', `${API}/pintores/cadastro.test.ts`, `${LOJA}/cadastro/Cadastro.test.tsx`],
  ['Erro ao atualizar foto de perfil.', VISIT],
  ['Foto adicionada com sucesso.', 'e2e/src/support/people.ts'],
  ['Atualizado com sucesso', PROFILE, VISIT],
  ['Perfil atualizado com sucesso', `${API}/acesso/usuarios.test.ts`],
  ['Avaliação postada com sucesso.', `${API}/premios/avaliacoes.test.ts`, 'e2e/src/storefront/avaliacoes.slow.test.ts'],
  ['Mensagem enviada com sucesso', `${API}/comunicacao/contato.test.ts`, `${LOJA}/contato/Contato.test.tsx`],
  [
    'Solicitação de desbloqueio efetuada com sucesso',
    ...[`${API}/cartoes/status.test.ts`, `${LOJA}/cartao/StatusModal.test.tsx`],
  ],
  [
    'Solicitação de bloqueio efetuada com sucesso',
    `${API}/cartoes/status.test.ts`,
    'e2e/src/storefront/card.slow.test.ts',
  ],
  [
    'Código de treinamento resgatado com sucesso!',
    ...[`${API}/pontos/treinamentos.test.ts`, `${LOJA}/treinamentos/CodigoForm.test.tsx`],
  ],
  ['Resgate realizado com sucesso!', `${LOJA}/premio/resgate/ResgateModal.test.tsx`, 'e2e/src/story.test.ts'],
  ['Seu saldo atual é de 600 pontos', `${LOJA}/premio/resgate/ResgateModal.test.tsx`],
  ['Olá, Maria!', `${LOJA}/login/Login.test.tsx`],
  ['Até mais!', `${API}/acesso/sign-in.test.ts`, `${LOJA}/landing/Landing.test.tsx`],
  ['Validando link de recuperação, aguarde...', NEW_PASSWORD],
  ['Buscando...', `${LOJA}/premio-store/PremioStore.test.tsx`],
  ['não encontrou resultados :(', `${LOJA}/premio-store/PremioStore.test.tsx`],
  ['Por favor, tente outra vez com termos menos específicos.', `${LOJA}/premio-store/PremioStore.test.tsx`],
  ['Tem certeza que deseja resgatar', 'e2e/src/story.test.ts'],
  ['já está a caminho', `${LOJA}/cartao/Cartao.test.tsx`],
  ['Sem resultados', `${LOJA}/indicacao/Indicados.test.tsx`],
  ['Carregando', `${LOJA}/indicacao/Indicados.test.tsx`],
  ['Resposta errada por favor refaça o teste.', AVALIACAO, COURSES],
  ['Parabéns, você foi aprovado!', `${API}/cursos/learning.test.ts`, AVALIACAO, COURSES],
  ['Aula indisponível, por favor termine a anterior', `${LOJA}/cursos/Modulos.test.tsx`, COURSES],
];
