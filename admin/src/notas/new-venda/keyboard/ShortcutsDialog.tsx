import {Modal} from '@clube/ui';
import styles from './ShortcutsDialog.module.css';

type Shortcut = readonly [teclas: readonly string[], faz: string];

const GROUPS: readonly (readonly [titulo: string, atalhos: readonly Shortcut[]])[] = [
  [
    'Na nota',
    [
      [['Ctrl', 'Enter'], 'Pontuar e abrir a próxima'],
      [['Ctrl', '.'], 'Ir à próxima dúvida (F8 também)'],
      [['Enter'], 'Dizer que o campo ou o produto está certo'],
      [['1', '2', '3'], 'Escolher um dos produtos sugeridos'],
      [['0'], 'Deixar a linha fora do programa'],
      [['Esc'], 'Desistir do item que está sendo alterado'],
      [['Alt', 'R'], 'Reprovar a nota'],
      [['Alt', 'PageDown'], 'Pular para a próxima sem decidir (PageUp volta)'],
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

/** The keyboard shortcuts of the new-sale screen. */
export function ShortcutsDialog({onClose}: {onClose: () => void}) {
  return (
    <Modal open title="Atalhos do teclado" onClose={onClose} width={560}>
      {GROUPS.map(([title, shortcuts]) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(([keys, does]) => (
              <div key={does}>
                <dt>
                  {keys.map(key => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
