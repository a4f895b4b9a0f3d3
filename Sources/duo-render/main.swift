import DuoCommand

Program.main()
