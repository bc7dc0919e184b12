import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'So spielt ihr Money!',
  summary:
    'Alle haben ein Durcheinander von Geldscheinen auf der Hand und wollen ganze Währungen. Also wird getauscht: Jeder legt verdeckt ein Gebot, das höchste darf zuerst wählen, und was du hergibst, ist vielleicht genau das, was jemand anders braucht. Zahl so wenig wie möglich, aber so viel wie nötig.',
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        'Am Ende eines Durchgangs zählen die Scheine einer Währung zusammen. Von allem ein bisschen ist fast nichts wert; eine Währung ab 200 zählt voll. Alle drei 20er oder alle drei 30er einer Währung bringen 100 extra.',
        'Ein Spiel hat einen oder mehrere Durchgänge, und wer in allen zusammen am meisten hat, gewinnt.',
      ],
    },
    {
      title: 'Die Karten',
      paragraphs: [
        'Es gibt sieben Währungen mit je neun Scheinen, sechs Goldmünzen und für jeden eine Bluffkarte. Jeder Schein und jede Münze hat eine Seriennummer, und keine kommt zweimal vor; sie entscheidet bei Gleichstand.',
      ],
      list: [
        'Jede Währung: drei Scheine zu 20, drei zu 30, je einer zu 40, 50 und 60. Zusammen sind das 300.',
        'Goldmünzen: sechs, je 10 wert. Sie gehören zu keiner Währung.',
        'Bluffkarte: nichts wert. Sie geht mit ins Gebot, damit niemand weiß, was du vorhast, und kommt immer zu dir zurück.',
      ],
      table: {
        head: ['Währung', 'Seriennummern'],
        rows: [
          ['Yen', '1–9'],
          ['Schwedische Krone', '10–18'],
          ['Rubel', '19–27'],
          ['Schweizer Franken', '28–36'],
          ['Euro', '37–45'],
          ['Pfund Sterling', '46–54'],
          ['US-Dollar', '55–63'],
          ['Goldmünzen', '64–69'],
        ],
      },
      clarifications: [
        {
          decision: 'M1',
          text: 'Innerhalb einer Währung steigen die Nummern mit dem Wert: erst die drei 20er, dann die 30er, 40, 50 und 60. Die Bluffkarte gilt als Nummer 0.',
        },
      ],
    },
    {
      title: 'Vor einem Durchgang',
      paragraphs: [
        'Zu fünft ist alles im Spiel. Zu viert bleibt eine Währung in der Schachtel, zu dritt bleiben zwei dort. Die Karten werden gemischt, und jeder bekommt sechs und eine Bluffkarte.',
        'Vier Karten vom Stapel werden als rechte Auslage aufgedeckt, dann vier als linke. Der Rest ist der Stapel, von dem gezogen wird.',
      ],
      table: {
        head: ['Spieler', 'Währungen', 'Stapel'],
        rows: [
          ['3', '5 von 7', '25'],
          ['4', '6 von 7', '28'],
          ['5', 'alle 7', '31'],
        ],
      },
      clarifications: [
        {
          decision: 'M2',
          text: 'Welche Währungen fehlen, entscheidet für jeden Durchgang der Zufall, außer ihr legt sie für das ganze Spiel fest. Der Tisch zeigt sie an.',
        },
      ],
    },
    {
      title: 'Eine Runde, erster Teil: bieten',
      paragraphs: [
        'Alle wählen gleichzeitig und verdeckt: beliebige Handkarten, so viele du willst, Währungen und Münzen gemischt, mit oder ohne Bluffkarte. Die anderen sehen nur, dass du fertig bist.',
        'Ein Gebot ist so viel wert wie die Summe seiner Zahlen; die Währungen sind egal. Du darfst alles bieten, was du hast. Willst du diese Runde lieber aussetzen, leg nur die Bluffkarte: Dann tauschst du mit niemandem und niemand mit dir.',
        'Sind alle fertig, werden alle Gebote zusammen aufgedeckt. Die Bluffkarten gehen sofort zurück zu ihren Besitzern; die anderen Karten bleiben liegen.',
      ],
      clarifications: [
        {
          decision: 'M3',
          text: 'Solange noch jemand wählt, kannst du dein Gebot zurücknehmen und ein anderes legen.',
        },
        {
          decision: 'M7',
          text: 'Ein Gebot hat mindestens eine Karte. Die Bluffkarte allein heißt in jeder Ausgabe: aussetzen.',
        },
        {
          decision: 'M8',
          text: 'Setzen alle aus, wird nichts getauscht, und es geht gleich mit dem Auffüllen weiter.',
        },
      ],
    },
    {
      title: 'Eine Runde, zweiter Teil: tauschen',
      paragraphs: [
        'Das höchste Gebot ist zuerst dran, dann das nächsthöchste, bis alle, die mitmachen, einmal dran waren. Bist du dran, tust du eines von dreien:',
      ],
      list: [
        'Eine Auslage nehmen: Alle ihre Karten kommen auf deine Hand, und dein Gebot liegt an ihrer Stelle. Es müssen nicht gleich viele Karten sein, und wer nach dir kommt, kann dein Gebot von dort nehmen.',
        'Mit jemandem tauschen, der noch nicht dran war: Du nimmst das Gebot, das dort liegt, und lässt deines da. Der andere kann nicht ablehnen, ist dafür aber als Nächster dran.',
        'Passen: Dein Gebot kommt zurück auf deine Hand.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'Die App handelt nie für dich, auch wenn es kaum eine Wahl gibt: Das würde verraten, was du hast. Wer zuletzt dran ist, kann nur eine Auslage nehmen oder passen und entscheidet das selbst.',
        },
      ],
    },
    {
      title: 'Worauf ihr achten solltet',
      paragraphs: [
        'Es wechseln immer nur ganze Auslagen und ganze Gebote den Besitzer. Wer dran war, ist für diese Runde sicher: Diese Karten kann ihm keiner mehr nehmen.',
        'Die Reihenfolge steht fest, sobald die Gebote aufgedeckt sind. Tauschen ändert sie nicht, nur der Tauschpartner rückt vor.',
      ],
    },
    {
      title: 'Gleiche Gebote',
      paragraphs: [
        'Zwei Gebote können gleich viel wert sein. Dann entscheiden die Seriennummern, und der Tisch zeigt, welche es war. Wie genau, hängt von der Ausgabe ab:',
      ],
      table: {
        head: ['Ausgabe', 'Wer zuerst dran ist'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'Das Gebot mit der niedrigsten Seriennummer. Die Bluffkarte spielt keine Rolle.',
          ],
          [
            'Italienische Ausgabe',
            'Gebote mit Bluffkarte kommen vor denen ohne; unter mehreren derselben Art entscheidet die niedrigste Seriennummer der übrigen Karten.',
          ],
        ],
      },
    },
    {
      title: 'Eine Runde als Beispiel',
      paragraphs: [
        'Rechts liegen 20 und 30 Franken, 60 Pfund und eine Münze, links 20 und 20 Euro, 40 Kronen und 50 Yen. Anna bietet 50 Pfund und 30 Rubel, also 80. Ben bietet 20 und 40 Yen, Clara 30 Euro und 30 Kronen: je 60. David legt nur seine Bluffkarte und setzt aus.',
        'Anna ist zuerst dran. Bens niedrigste Nummer ist die 2 auf seinen 20 Yen, Claras die 14 auf ihren Kronen. Ben wäre also Zweiter und Clara Dritte.',
        'Anna sammelt Euro und Kronen und tauscht mit Clara. Clara hat jetzt 50 Pfund und 30 Rubel vor sich und ist als Nächste dran, noch vor Ben. Sie nimmt die rechte Auslage mit den 60 Pfund; dort liegen nun ihre 80.',
        'Ben ist der Letzte und nimmt die linke Auslage: 130 für seine 60. Am Ende liegen auf beiden Seiten zwei Karten, also bekommen beide Auslagen zwei vom Stapel.',
      ],
    },
    {
      title: 'Eine Runde, dritter Teil: auffüllen',
      paragraphs: [
        'Waren alle dran, wird die rechte Auslage vom Stapel auf vier Karten aufgefüllt, danach die linke. Eine Auslage, die schon vier oder mehr hat, bekommt keine. Dann beginnt eine neue Runde.',
      ],
    },
    {
      title: 'Das Ende eines Durchgangs',
      paragraphs: [
        'Der Stapel kündigt das Ende an, und der Tisch zeigt die letzte Runde von Anfang an. In dieser Runde kann eine Auslage weniger als vier Karten haben.',
      ],
      table: {
        head: ['Ausgabe', 'Wann die letzte Runde kommt'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'Der Stapel ist nach einem Auffüllen leer, auch wenn beide Auslagen voll geworden sind.',
          ],
          [
            'Italienische Ausgabe',
            'Ein Auffüllen hat nicht mehr für beide Auslagen gereicht. Geht der Stapel genau auf, zählt das noch nicht.',
          ],
        ],
      },
      clarifications: [
        {
          decision: 'M4',
          text: 'Damit ein Durchgang nicht ewig dauert: Wird sechs Runden nacheinander nichts gezogen, ist die nächste Runde die letzte. Von einem leeren Stapel wird nichts gezogen. Die Zahl könnt ihr ändern; der Tisch zeigt, wie weit ihr seid.',
        },
        {
          decision: 'M5',
          text: 'Die letzte Runde endet mit dem Tauschen. Danach wird nicht mehr aufgefüllt.',
        },
      ],
    },
    {
      title: 'Abrechnen',
      paragraphs: ['Alles auf deiner Hand zählt, jede Währung für sich:'],
      list: [
        '200 oder mehr: die ganze Summe.',
        'Weniger als 200: die Summe minus 100, aber nie unter 0.',
        'Alle drei 20er oder alle drei 30er einer Währung: 100 extra für jeden Drilling, auch wenn die Währung selbst nichts zählt. Der Bonus hilft nicht, die 200 zu erreichen.',
        'Jede Goldmünze: 10. Für mehrere Münzen gibt es keinen Bonus.',
        'Alle neun Scheine einer Währung: 300 und zwei Drillinge, zusammen 500.',
      ],
      clarifications: [
        {
          decision: 'M10',
          text: 'Beim Abrechnen werden alle Karten offen gelegt, damit jeder nachrechnen kann. Die Abrechnung bleibt bis zum Ende des Spiels zu sehen.',
        },
      ],
    },
    {
      title: 'Beispiel: eine Abrechnung',
      paragraphs: ['Zwei Drillinge, und nur die Dollar kommen auf 200:'],
      table: {
        head: ['Karten', 'Summe', 'Zählt'],
        rows: [
          ['Euro 20 20 20', '60', '0'],
          ['Franken 20 30 30 30', '110', '10'],
          ['Dollar 20 30 30 40 50 60', '230', '230'],
          ['Eine Münze', '10', '10'],
          ['Drillinge: Euro, Franken', '–', '200'],
          ['Zusammen', '–', '450'],
        ],
      },
    },
    {
      title: 'Noch eine Abrechnung',
      paragraphs: ['Auch eine Währung, die selbst nichts zählt, kann einen Drilling bringen:'],
      table: {
        head: ['Karten', 'Summe', 'Zählt'],
        rows: [
          ['Dollar 30 30 30', '90', '0'],
          ['Euro 60 40 30', '130', '30'],
          ['Yen 60 40 30 30 30 20', '210', '210'],
          ['Vier Münzen', '40', '40'],
          ['Drillinge: Dollar, Yen', '–', '200'],
          ['Zusammen', '–', '480'],
        ],
      },
    },
    {
      title: 'Das ganze Spiel',
      paragraphs: [
        'Goldsieber und die italienische Ausgabe spielen drei Durchgänge, Gryphon einen. Die Summen werden zusammengezählt; die höchste gewinnt.',
      ],
      clarifications: [
        {
          decision: 'M9',
          text: 'In jeder Ausgabe könnt ihr ein bis neun Durchgänge spielen. Nach der Abrechnung beginnt der nächste automatisch. Gleiche Summen teilen sich den Sieg.',
        },
      ],
    },
    {
      title: 'Was offen ist und was verdeckt',
      paragraphs: [
        'Deine Karten und dein Gebot kennst nur du, bis die Gebote aufgedeckt werden. Dann liegen sie Karte für Karte offen, und man sieht auch, wer die Bluffkarte im Gebot hatte. Die Auslagen, die Größe des Stapels und die fehlenden Währungen sind immer offen; die Reihenfolge des Stapels kennt niemand.',
        'Wer lieber aus dem Gedächtnis spielt, wählt bei „Hilfe“ „Keine“. Mit „Merkhilfe“ können alle nachsehen, was schon offen lag. Mit „Meister“ dürfen alle auch fragen, was der Meister tun würde.',
      ],
      clarifications: [
        {
          decision: 'M6',
          text: 'Wie viele Karten jemand hat, bleibt verdeckt. Nur mit „Merkhilfe“ steht die Zahl da, solange alle ihre Gebote wählen; schon gewählte Karten sind mitgezählt.',
        },
        {
          decision: 'A1',
          text: 'Diese Runde und die davor können alle nachsehen; kurz wegsehen schadet also nicht. Ältere Runden sind weg, außer der Tisch spielt mit „Merkhilfe“; die Abrechnungen bleiben.',
        },
      ],
    },
  ],
} as const satisfies RulesText;
