import {Modal} from '@clube/ui';
import estilos from './ShortcutsModal.module.css';

type Atalho = readonly [teclas: readonly string[], faz: string];

const GRUPOS: readonly (readonly [titulo: string, atalhos: readonly Atalho[]])[] = [
  [
    'Na nota',
    [
      [['Ctrl', 'Enter'], 'Pontuar e abrir a próxima'],
      [['Ctrl', '.'], 'Ir à próxima dúvida (F8 também)'],
      [['Enter'], 'Dizer que o campo ou o produto está certo'],
      [['1', '2', '3'], 'Escolher um dos produtos sugeridos'],
      [['0'], 'Deixar a linha fora do programa'],
      [['Esc'], 'Desistir do item que está sendo alterado'],
      [['Alt', 'R'], 'Rejeitar a nota'],
    ],
  ],
  [
    'Na imagem',
    [
      [['Alt', 'I'], 'Ir à imagem e voltar ao campo'],
      [['+', '−'], 'Aproximar e afastar (Ctrl e a roda do mouse também)'],
      [['R'], 'Girar'],
      [['Setas'], 'Mover'],
    ],
  ],
  [
    'No painel',
    [
      [['Ctrl', 'K'], 'Buscar tela, pintor ou nota'],
      [['F1'], 'Mostrar estes atalhos'],
    ],
  ],
];

/** What the keyboard can do on the new-sale screen. */
export function ShortcutsModal({onClose}: {onClose: () => void}) {
  return (
    <Modal aberto titulo="Atalhos do teclado" onClose={onClose} largura={560}>
      {GRUPOS.map(([titulo, atalhos]) => (
        <section key={titulo} className={estilos.grupo}>
          <h3>{titulo}</h3>
          <dl>
            {atalhos.map(([teclas, faz]) => (
              <div key={faz}>
                <dt>
                  {teclas.map(tecla => (
                    <kbd key={tecla}>{tecla}</kbd>
                  ))}
                </dt>
                <dd>{faz}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
