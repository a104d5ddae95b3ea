import {Button} from '@clube/ui';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import styles from '../GridList.module.css';
import {useDensity, type Density} from '../settings';

const CHOICES: readonly [Density, string][] = [
  ['compact', 'Compacta'],
  ['comfortable', 'Confortável'],
];

/** The menu of the row density of all lists, stored per person. */
export function DensityMenu() {
  const [density, setDensity] = useDensity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: Density): void => {
    setDensity(chosen);
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="text"
        small
        className={styles.tool}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        Densidade
      </Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {CHOICES.map(([value, text]) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={density === value}
            selected={density === value}
            onClick={() => choose(value)}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
